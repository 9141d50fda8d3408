const segment = (value: string | number) => encodeURIComponent(String(value));

/** Joins the parts of an address, encoding each. */
export const joinPath = (base: string, parts: (string | number)[]) => [base, ...parts.map(segment)].join('/');

/** The address of a supplier, which pages outside the router need without all other addresses (ADR 43). */
export const supplierPath = (id: number): string => joinPath('/business', [id]);
export const loginPath = (redirect?: string): string =>
  redirect ? joinPath('/login', [redirect]) : '/login';
