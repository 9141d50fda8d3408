/** For whom a list is exported: people with a spreadsheet, or other programs. */
export const ExportFormatEnum = { EXCEL: 'excel', MACHINE: 'machine' } as const;
export type ExportFormat = (typeof ExportFormatEnum)[keyof typeof ExportFormatEnum];
