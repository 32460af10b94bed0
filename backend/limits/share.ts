/** In whose share something is counted: that of a client (its network address) or that of all staff. */
export interface Holder {
  readonly from: string;
  readonly isStaff: boolean;
}

export interface ShareSize {
  /** For all visitors together. */
  readonly total: number;
  /** For one client. */
  readonly each: number;
  /** For staff only, beside the total. Staff have no limit per client, because strangers in the shop's network have the same address. */
  readonly reserve: number;
}

/** Counts a limited resource (streams, bytes being received, uploads), of which each client can have a part only. */
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
