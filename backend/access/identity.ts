/** Who is asking. Until accounts exist, everybody is a visitor; a token is accepted and not looked at. */
export interface Identity {
  readonly uid: string | undefined;
}

/** From the `Authorization` header of a request, or of the header block of a stream's handshake. */
export type Identify = (authorization: string | undefined) => Identity;

export const identifyNobody: Identify = () => ({ uid: undefined });
