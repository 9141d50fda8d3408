/** Stands in for pictures, fonts and styles that a test imports. */
export default '';
