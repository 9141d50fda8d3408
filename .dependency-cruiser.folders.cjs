/** Folders stand one above the other, too: no circle of them, tests aside, which are below their subject and above all else. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '^dist/|\\.test\\.tsx?$|/testing/' } },
};
