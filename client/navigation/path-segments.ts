const segment = (value: string | number) => encodeURIComponent(String(value));

/** Joins the parts of an address, encoding each. */
export const joinPath = (base: string, parts: (string | number)[]) => [base, ...parts.map(segment)].join('/');

/** The address of a supplier, which pages outside the router need without all other addresses (ADR 43). */
export const supplierPath = (id: number): string => joinPath('/business', [id]);
export const loginPath = (redirect?: string): string =>
  redirect ? joinPath('/login', [redirect]) : '/login';

/** Parses a record ID from an address. Returns null if it is invalid. */
export function recordId(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
