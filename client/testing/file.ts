/** Replaces pictures, fonts and styles that a test imports. */
export default '';
