import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Scripts are not compiled for tests.
const { earlyRemovals, unnamedBreaks, withRelease, withUnreleased } = await import(
  pathToFileURL(path.resolve('scripts', 'api-changes', 'changelog.mjs')).href
);

const EMPTY =
  '# Changelog\n\nFor integrators.\n\n## Unreleased\n\nNo changes.\n\n## 2026-11-30\n\nThe first.\n';
const removed = { api: 'REST', level: 'breaking', name: 'GET things', text: 'The call was removed.' };
const added = { api: 'GraphQL', level: 'safe', name: 'Query.things', text: 'Field was added.' };

describe('changelog of the APIs', () => {
  it('lists the unreleased changes by their effect, and stays as it is if nothing changes', () => {
    const written = withUnreleased(EMPTY, [added, removed]);
    expect(written).toBe(
      EMPTY.replace(
        'No changes.',
        '### Breaking changes\n\n- REST `GET things`: The call was removed.\n\n### Additions\n\n- GraphQL `Query.things`: Field was added.',
      ),
    );
    expect(withUnreleased(written, [added, removed])).toBe(written);
    expect(withUnreleased(written, [])).toBe(EMPTY);
  });

  it('preserves texts that people have written, and drops changes that were undone', () => {
    const edited = withUnreleased(EMPTY, [added, removed])
      .replace('The call was removed.', 'Use `GET all`.')
      .replace('### Additions\n\n', '### Additions\n\n- Certificates have a number.\n');
    const written = withUnreleased(edited, [removed]);
    expect(written).toContain('- REST `GET things`: Use `GET all`.\n');
    expect(written).toContain('### Additions\n\n- Certificates have a number.\n\n## 2026-11-30');
  });

  it('does not accept the name of a breaking change elsewhere than below its heading', () => {
    expect(unnamedBreaks(withUnreleased(EMPTY, [removed]), [removed])).toEqual([]);
    const elsewhere = withUnreleased(EMPTY, [{ ...removed, level: 'safe' }]);
    expect(unnamedBreaks(elsewhere, [removed])).toEqual([removed]);
    expect(unnamedBreaks(withRelease(withUnreleased(EMPTY, [removed]), '2027-01-31'), [removed])).toEqual([
      removed,
    ]);
  });

  it('begins an empty section with a release, which it has only once', () => {
    const released = withRelease(withUnreleased(EMPTY, [added]), '2027-01-31');
    expect(released).toContain('## Unreleased\n\nNo changes.\n\n## 2027-01-31\n\n### Additions\n');
    expect(released.endsWith('## 2026-11-30\n\nThe first.\n')).toBe(true);
    expect(() => withRelease(released, '2027-01-31')).toThrow('already has the release 2027-01-31');
  });

  it('refuses a release that removes a deprecated part before its date', () => {
    const deprecation = 'Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30.';
    const promised = { ...removed, deprecation };
    expect(earlyRemovals('2027-06-30', [promised, removed])).toEqual([promised]);
    expect(earlyRemovals('2027-07-01', [promised, removed])).toEqual([]);
  });
});
