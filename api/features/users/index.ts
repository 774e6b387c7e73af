export { accountZone, chooseZone, chosenZoneOf } from './account-zone.service.ts';
export { foldEmail } from './users.rules.ts';
