import type { Config } from '../platform/config/config.js';

/** Where an enquiry is opened; `config.publicUrl` has no trailing slash. */
export const enquiryUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: number) =>
  `${publicUrl}/admin/salesEnquiry/${id}`;

/** The same by way of the sign-in, for people who read their mail signed out. */
export const enquirySignInUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: number) =>
  `${publicUrl}/login/${encodeURIComponent(`/admin/salesEnquiry/${id}`)}`;
