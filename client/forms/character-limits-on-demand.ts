/**
 * Makes fields count characters as users see them, from the first use of a field on: until then, public pages load no
 * code for it.
 */
export function countCharactersOnDemand(page: Document): void {
  const load = async () => (await import('./character-limits')).countCharactersInFields(page);
  let isAsked = false;
  const ask = () => {
    if (!isAsked) void load();
    isAsked = true;
  };
  // A field may have the focus before this runs.
  for (const event of ['focusin', 'beforeinput']) page.addEventListener(event, ask, { once: true });
}
