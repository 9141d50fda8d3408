/** What leads and enquiries need to know about an impact buyer that is already written. */
export interface BuyerFacts {
  readonly id: number;
  readonly name: string;
  readonly buyerType: string | null;
  readonly goodCauseId: number | null;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly town: string;
  readonly region: string;
  readonly joined: number;
  /** How much it buys beside others. */
  readonly pull: number;
}
