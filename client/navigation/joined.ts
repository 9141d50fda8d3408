const segment = (value: string | number) => encodeURIComponent(String(value));

/** An address of several parts; each is encoded. */
export const joined = (base: string, parts: (string | number)[]) => [base, ...parts.map(segment)].join('/');

/** Two that pages outside the router lead to, which do without all others (ADR 43). */
export const supplierPath = (id: number): string => joined('/business', [id]);
export const loginPath = (redirect?: string): string => (redirect ? joined('/login', [redirect]) : '/login');
