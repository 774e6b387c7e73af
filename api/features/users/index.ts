export { accountZone, chooseZone, chosenZoneOf } from './account-zone.service.ts';
export { foldEmail } from './users.rules.ts';
export { openGuest } from './guests.service.ts';
export { keyHashOf } from './session-authority.service.ts';
