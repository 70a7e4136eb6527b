-- Mails that visitors request by address: a plain table. A mail that confirms an address is requested as a new password is.
ALTER TABLE wished_resets RENAME TO wished_mails;
-- `passwordReset` or `verification`.
ALTER TABLE wished_mails ADD COLUMN purpose TEXT NOT NULL DEFAULT 'passwordReset';
