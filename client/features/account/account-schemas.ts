import * as z from 'zod';

const email = z.email('Enter an email address').max(254, 'Maximum of 254 characters allowed');
const typedPassword = z.string().min(1, 'Enter your password').max(200, 'Maximum of 200 characters allowed');

/** The shortest password that is accepted for a new one. */
export const PASSWORD_MIN = 10;
const newPassword = z
  .string()
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters`)
  .max(200, 'Maximum of 200 characters allowed');

export const loginSchema = z.object({
  email: z.string().trim().min(1, 'Enter your email'),
  password: typedPassword,
});

export const registerSchema = z.object({
  fullName: z.string().trim().max(100, 'Maximum of 100 characters allowed'),
  email,
  password: newPassword,
});

export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

export const changePasswordSchema = z.object({ currentPassword: typedPassword, newPassword });

export const nameSchema = z.object({
  fullName: z.string().trim().min(1, 'Enter your name').max(100, 'Maximum of 100 characters allowed'),
});
