/** Returns the name of a type in words: `SalesEnquiry` is "sales enquiry". */
export const humanize = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
