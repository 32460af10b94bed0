/** Whose part of something shared is taken: a client's, or the staff's. */
export interface Holder {
  readonly from: string;
  readonly isStaff: boolean;
}

export interface ShareSize {
  /** For all visitors together. */
  readonly total: number;
  /** For one client. */
  readonly each: number;
  /** Beside the total, for staff only. A colleague has no share per client: behind the shop's own network strangers have the same address. */
  readonly reserve: number;
}

/** Something of which there is only so much (streams, bytes being received, uploads), given out fairly and given back. */
export class Share {
  readonly #size: ShareSize;
  readonly #byClient = new Map<string, number>();
  #visitors = 0;
  #staff = 0;

  constructor(size: ShareSize) {
    this.#size = size;
  }

  /** Takes an amount, or answers false and takes nothing. */
  take({ from, isStaff }: Holder, amount = 1): boolean {
    const { total, each, reserve } = this.#size;
    if (this.#visitors + this.#staff + amount > total + reserve) return false;
    if (isStaff) {
      this.#staff += amount;
      return true;
    }
    const held = this.#byClient.get(from) ?? 0;
    if (held + amount > each || this.#visitors + amount > total) return false;
    this.#byClient.set(from, held + amount);
    this.#visitors += amount;
    return true;
  }

  giveBack({ from, isStaff }: Holder, amount = 1): void {
    if (isStaff) {
      this.#staff -= amount;
      return;
    }
    const held = (this.#byClient.get(from) ?? 0) - amount;
    this.#visitors -= amount;
    if (held > 0) this.#byClient.set(from, held);
    else this.#byClient.delete(from);
  }
}
