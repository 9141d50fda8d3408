import { leadFollowUps } from '../sales/leads/lead-follow-ups.js';
import { enquiryFollowUps } from '../sales/sales-enquiries/enquiry-follow-ups.js';
import type { FollowUps } from '../staff/action-centre/raise-follow-ups.js';

/** The records that staff follow up on a given day, for the action centre and the calendars. */
export const FOLLOW_UPS: readonly FollowUps[] = [leadFollowUps, enquiryFollowUps];
