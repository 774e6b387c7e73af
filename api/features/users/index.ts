export { accountZone, chooseZone, chosenZoneOf } from './account-zone.service.ts';
export { settingsOfAccount, USUAL_SETTINGS, wantsMail, type StoredSettings } from './account-settings.service.ts';
export { foldEmail, isEmail } from './users.rules.ts';
export { requireConfirmation } from './confirmation.service.ts';
export { publishSessionsEnded } from './users.events.ts';
export { openAnonymousAccount } from './anonymous.service.ts';
export { keyHashOf } from './session-authority.service.ts';
export { keepGuest } from './cookie-session.service.ts';
