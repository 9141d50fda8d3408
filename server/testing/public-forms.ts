/** A public form. `lines` and `texts` are its fields, the first ones required. */
export interface Form {
  name: string;
  /** The GraphQL mutation. If absent, `path` is a path below /api. */
  mutation?: { operation: string; type: string; result?: string };
  path?: string;
  given: Record<string, unknown>;
  required: string[];
  lines: string[];
  texts: string[];
  /** The recipient of the submission besides its sender. */
  notified: 'staff' | 'supplier' | 'nobody';
}

/** A placeholder for the id of the supplier of the test. */
export const SUPPLIER = 'the supplier';
const person = { fullName: 'Ana Tamihana', email: 'ana@example.nz' };
const joining = { name: 'Rātā Print', contact: 'Ana Tamihana', email: 'ana@example.nz' };

const enquiry = { required: ['fullName', 'email', 'message'], notified: 'supplier' } as const;
const sales = (path: string): Form => ({
  ...enquiry,
  name: path,
  path,
  required: [...enquiry.required],
  given: { ...person, business_id: SUPPLIER, message: 'Tap' },
  lines: ['fullName', 'email', 'mobile', 'enquiryAbout'],
  texts: ['message', 'address', 'reference'],
});
const message = (path: string, required: string[]): Form => ({
  name: path,
  path,
  given: { ...person, message: 'Kia ora' },
  required,
  lines: ['fullName', 'email', 'mobile'],
  texts: ['message'],
  notified: 'staff',
});
const join = (path: string): Form => ({
  name: path,
  path,
  given: joining,
  required: ['name', 'contact', 'email'],
  lines: ['name', 'contact', 'email', 'phone', 'website'],
  texts: ['message'],
  notified: 'staff',
});
const contact = (kind: string, required: string[]): Form => ({
  name: `sendContactMessage ${kind}`,
  mutation: { operation: 'sendContactMessage', type: 'ContactMessageInput' },
  given: { ...person, kind, organisation: 'Rātā Print', message: 'Kia ora' },
  required: ['fullName', 'email', ...required],
  lines: ['fullName', 'email', 'organisation', 'mobile', 'website'],
  texts: ['message'],
  notified: 'staff',
});
const JOINS = ['sendSupplierJoinEnquiry', 'sendGoodCauseJoinEnquiry', 'sendImpactBusinessJoinEnquiry'];
const JOIN_ALIASES = ['supplierJoin', 'goodCauseJoin', 'impactBusinessJoin'];

/** All public forms, through GraphQL and each of their documented calls. */
export const FORMS: Form[] = [
  sales('mailing/sendSalesEnquiry'),
  sales('functions/sales'),
  ...['mailing/sendGeneralEnquiry', 'functions/general', 'functions/contact'].map((path) =>
    message(path, ['fullName', 'email', 'message']),
  ),
  ...JOINS.map((path) => join(`mailing/${path}`)),
  ...JOIN_ALIASES.map((path) => join(`functions/${path}`)),
  message('giftBoxSubmitForm', ['fullName', 'email']),
  {
    name: 'buyGiftBox',
    path: 'buyGiftBox',
    given: { ...person, address: '1 Tūī Street', items: [{ id: 'small', quantity: 1 }] },
    required: ['fullName', 'email', 'address'],
    lines: ['fullName', 'email', 'mobile'],
    texts: ['address', 'message'],
    notified: 'staff',
  },
  {
    name: 'business/createTestimonial',
    path: 'business/createTestimonial',
    given: { business_id: SUPPLIER, fullName: 'Ana', message: 'On time.' },
    required: ['fullName', 'message'],
    lines: ['fullName'],
    texts: ['message'],
    notified: 'nobody',
  },
  {
    ...enquiry,
    name: 'sendSalesEnquiry',
    mutation: { operation: 'sendSalesEnquiry', type: 'SendSalesEnquiryInput', result: '{ id }' },
    given: { ...person, supplierId: SUPPLIER, message: 'Tap' },
    required: [...enquiry.required],
    lines: ['fullName', 'email', 'mobile', 'enquiryAbout'],
    texts: ['message', 'address', 'heardFrom'],
  },
  contact('GENERAL', ['message']),
  contact('SUPPLIER_JOIN', ['organisation']),
  contact('GOOD_CAUSE_JOIN', ['organisation']),
  contact('IMPACT_BUYER_JOIN', ['organisation']),
  contact('IMPACT_BOX', []),
  {
    name: 'orderImpactBox',
    mutation: { operation: 'orderImpactBox', type: 'ImpactBoxOrderInput', result: '{ id }' },
    given: { ...person, address: '1 Tūī Street', items: [{ box: 'small', quantity: 1 }] },
    required: ['fullName', 'email', 'address'],
    lines: ['fullName', 'email', 'mobile'],
    texts: ['address', 'message'],
    notified: 'staff',
  },
  {
    name: 'leaveTestimonial',
    mutation: { operation: 'leaveTestimonial', type: 'LeaveTestimonialInput' },
    given: { supplierId: SUPPLIER, fullName: 'Ana', message: 'On time.' },
    required: ['fullName', 'message'],
    lines: ['fullName'],
    texts: ['message'],
    notified: 'nobody',
  },
];
