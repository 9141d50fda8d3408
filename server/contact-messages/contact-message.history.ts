import { keptHistory } from '../platform/history/kept-history.js';
import { staffOnly } from '../platform/history/staff-only.js';
import { contactMessages } from './keep-contact-message.js';

/** Messages in their timeline, with the mails about each, with Undo and a trash (A155, A162). */
export const contactMessageHistory = keptHistory(contactMessages, { viewer: staffOnly.viewer });
