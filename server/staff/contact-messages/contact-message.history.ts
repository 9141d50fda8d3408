import { defineHistory } from '../../kits/history/define-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import { contactMessages } from './contact-message.commands.js';

/** The history of messages: timeline with the mails about each, undo and trash (A155, A162). */
export const contactMessageHistory = defineHistory(contactMessages, { viewer: staffOnly.viewer });
