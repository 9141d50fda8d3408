import { Foundations1763600000001 } from '../../../migrations/1763600000001-foundations.js';
import { Catalogue1763600000002 } from '../../../migrations/1763600000002-catalogue.js';
import { SupplierSearch1763600000003 } from '../../../migrations/1763600000003-supplier-search.js';
import { Sales1763600000004 } from '../../../migrations/1763600000004-sales.js';
import { SiteAndStaff1763600000005 } from '../../../migrations/1763600000005-site-and-staff.js';
import { EnquiryCounts1763600000006 } from '../../../migrations/1763600000006-enquiry-counts.js';
import { ContactMessages1763600000007 } from '../../../migrations/1763600000007-contact-messages.js';
import { PartnerTotals1763600000008 } from '../../../migrations/1763600000008-partner-totals.js';
import { CategoryCounts1763600000009 } from '../../../migrations/1763600000009-category-counts.js';

/** In the order they run. */
export const MIGRATIONS = [
  Foundations1763600000001,
  Catalogue1763600000002,
  SupplierSearch1763600000003,
  Sales1763600000004,
  SiteAndStaff1763600000005,
  EnquiryCounts1763600000006,
  ContactMessages1763600000007,
  PartnerTotals1763600000008,
  CategoryCounts1763600000009,
];
