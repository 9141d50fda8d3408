import * as demo from './demo-records.js';

/** The password of every demo sign-in. */
export const DEMO_PASSWORD = 'uplift-demo';

/** A sign-in of the demo, with its record. */
export interface DemoSignIn {
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly string[];
  /** The description in the list that is printed at start. */
  readonly description: string;
  readonly supplierId?: number;
  readonly impactBuyerId?: number;
  readonly goodCauseId?: number;
}

/** All sign-ins, in the order of their ids. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  { email: 'admin@uplift.example', fullName: 'Aroha Bennett', roles: ['Admin'], description: 'Admin' },
  { email: 'staff@uplift.example', fullName: 'Daniel Chen', roles: ['Admin'], description: 'Admin' },
  {
    email: 'supplier@demo.example',
    fullName: 'Hēmi Parata',
    roles: ['Business'],
    description: 'Supplier, Kōwhai Plumbing',
    supplierId: demo.KOWHAI_PLUMBING_ID,
  },
  {
    email: 'buyer@demo.example',
    fullName: 'Mere Rangihuna',
    roles: ['ImpactBusiness'],
    description: 'Impact buyer, Pōhutukawa School',
    impactBuyerId: demo.POHUTUKAWA_SCHOOL_ID,
  },
  {
    email: 'goodcause@demo.example',
    fullName: 'Tevita Fonoti',
    roles: ['GoodCause'],
    description: 'Good cause, Youth Trust',
    goodCauseId: demo.YOUTH_TRUST_ID,
  },
  {
    email: 'both@demo.example',
    fullName: 'Sina Leota',
    roles: ['Business', 'ImpactBusiness'],
    description: 'Supplier and impact buyer, Rātā Print',
    supplierId: demo.RATA_PRINT_ID,
    impactBuyerId: demo.RATA_STUDIO_BUYER_ID,
  },
  { email: 'member@demo.example', fullName: 'Priya Nair', roles: [], description: 'Signed in, no role' },
];
