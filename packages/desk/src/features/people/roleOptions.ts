import { staffRoleLabel, staffRoles } from '@formulary/rules/accounts/staffPermissions';

/** The roles, for a Select. */
export const roleOptions = staffRoles.map((value) => ({ value, label: staffRoleLabel(value) }));
