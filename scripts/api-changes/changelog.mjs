// Reads and writes CHANGELOG.md.

const UNRELEASED = 'Unreleased';
/** The headings of a release by level, in the order in which integrators need them. */
const HEADINGS = {
  breaking: 'Breaking changes',
  dangerous: 'Changes to check',
  deprecated: 'Deprecations',
  safe: 'Additions',
};
const GENERATED = /^- (GraphQL|REST) `([^`]+)`/;

/** Returns the changelog in parts: its introduction, and the lines of each release, newest first. */
function read(changelog) {
  const [intro, ...sections] = changelog.split(/^## /m);
  return {
    intro,
    sections: sections.map((section) => {
      const [title, ...lines] = section.trim().split('\n');
      return { title: title.trim(), lines };
    }),
  };
}

const write = ({ intro, sections }) =>
  `${[intro.trim(), ...sections.map(({ title, lines }) => `## ${title}\n\n${lines.join('\n').trim()}`.trim())].join('\n\n')}\n`;

const linesOf = (changelog) =>
  read(changelog).sections.find(({ title }) => title === UNRELEASED)?.lines ?? [];

const keyOf = ({ api, name }) => `${api} ${name}`;

const namedIn = (line) => {
  const match = GENERATED.exec(line);
  return match ? keyOf({ api: match[1], name: match[2] }) : null;
};

/** Returns the lines below a heading of the unreleased section. */
function linesBelow(lines, heading) {
  const start = lines.indexOf(`### ${heading}`);
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('### '));
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.trim());
}

const REMOVED_AFTER = /Removed after (\d{4}-\d{2}-\d{2})\./;

/** Returns the breaking changes of a release that come before the date that the deprecation gives. */
export const earlyRemovals = (release, changes) =>
  changes.filter(({ deprecation }) => {
    const [, removedAfter] = REMOVED_AFTER.exec(deprecation ?? '') ?? [];
    return removedAfter && release <= removedAfter;
  });

/** Returns the breaking changes that the unreleased section does not name below its heading for them. */
export function unnamedBreaks(changelog, changes) {
  const named = new Set(linesBelow(linesOf(changelog), HEADINGS.breaking).map(namedIn));
  return changes.filter((change) => change.level === 'breaking' && !named.has(keyOf(change)));
}

/**
 * Returns the changelog with an unreleased section that names all changes. Texts that were edited by hand and lines
 * without a name are preserved; lines about changes that no longer exist are removed.
 */
export function withUnreleased(changelog, changes) {
  const { intro, sections } = read(changelog);
  const old = linesOf(changelog);
  const lines = Object.entries(HEADINGS).flatMap(([level, heading]) => {
    const written = linesBelow(old, heading);
    const texts = new Map(written.map((line) => [namedIn(line), line]));
    const own = written.filter((line) => !namedIn(line));
    const named = grouped(changes.filter((change) => change.level === level)).map(
      ({ api, name, text }) => texts.get(keyOf({ api, name })) ?? `- ${api} \`${name}\`: ${text}`,
    );
    return named.length + own.length > 0 ? [`### ${heading}`, '', ...own, ...named, ''] : [];
  });
  const others = sections.filter(({ title }) => title !== UNRELEASED);
  return write({
    intro,
    sections: [{ title: UNRELEASED, lines: lines.length > 0 ? lines : ['No changes.'] }, ...others],
  });
}

/** Returns one change for each name, with the texts of all its changes. */
function grouped(changes) {
  const byName = new Map();
  for (const change of changes) {
    const known = byName.get(keyOf(change));
    if (known) known.text += ` ${change.text}`;
    else byName.set(keyOf(change), { ...change });
  }
  return [...byName.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/**
 * Returns the changelog with the unreleased section turned into a release.
 * @throws Error if there is such a release already
 */
export function withRelease(changelog, release) {
  const { intro, sections } = read(changelog);
  if (sections.some(({ title }) => title === release))
    throw new Error(`CHANGELOG.md already has the release ${release}.`);
  const renamed = sections.map(({ title, lines }) => ({
    title: title === UNRELEASED ? release : title,
    lines,
  }));
  return write({ intro, sections: [{ title: UNRELEASED, lines: ['No changes.'] }, ...renamed] });
}
