import * as z from 'zod/mini';
import { emailAddress, optionalText, password, requiredText } from '../../forms/field-rules';

/** The shortest password that is accepted for a new one. */
export const PASSWORD_MIN = 10;

const email = emailAddress('Enter your email');
const typedPassword = password(1, 'Enter your password');
const newPassword = password(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`);

export const loginSchema = z.object({
  email: requiredText(254, 'Enter your email'),
  password: typedPassword,
});

export const registerSchema = z.object({ fullName: optionalText(100), email, password: newPassword });

export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

export const changePasswordSchema = z.object({ currentPassword: typedPassword, newPassword });

export const nameSchema = z.object({ fullName: requiredText(100, 'Enter your name') });
