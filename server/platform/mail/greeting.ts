const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}$/u;

/**
 * How a mail begins. The first name stands there only when it looks like one: whoever fills in a form
 * must not get words or links of theirs mailed to others.
 */
export function greeting(fullName: string | null): string {
  const first = fullName?.trim().split(/\s+/)[0] ?? '';
  return NAME.test(first) ? `Kia ora ${first},` : 'Kia ora,';
}
