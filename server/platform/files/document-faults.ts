import { badInput } from '../errors.js';

export const damagedDocument = () => badInput('This document is damaged. Please choose another one.');

export const withMacros = () =>
  badInput('Documents with macros cannot be used. Please save it without them.');

export const withPassword = () =>
  badInput('Documents with a password cannot be used. Please save it without one.');

export const swelling = () =>
  badInput('This document becomes far too large when it is opened. Please choose another one.');
