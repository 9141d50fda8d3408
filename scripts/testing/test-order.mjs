import Sequencer from '@jest/test-sequencer';

/** The projects, longest first, so that none runs at the end while other processors are idle. */
const PROJECTS = ['browser', 'server', 'client'];

const rank = ({ context }) => PROJECTS.indexOf(context.config.displayName?.name);

/**
 * Sorts by project, and within a project in Jest’s own order: by the last duration of a file, or by its size.
 */
export default class TestOrder extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
