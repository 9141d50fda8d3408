import { actionTools } from './action-tools.js';
import { enquiryTools } from './enquiry-tools.js';
import { leadTools } from './lead-tools.js';
import { statisticsTools } from './statistics-tools.js';
import { supplierTools } from './supplier-tools.js';
import type { Tool } from './tool.js';

/** All tools, in the order in which clients list them. */
export const TOOLS: readonly Tool[] = [
  ...supplierTools,
  ...statisticsTools,
  ...enquiryTools,
  ...leadTools,
  ...actionTools,
];
