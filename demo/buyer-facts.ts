/** The facts of an impact buyer that leads and enquiries need. */
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
  /** The weight of its purchases in relation to other buyers. */
  readonly pull: number;
}
