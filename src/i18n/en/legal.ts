export const legal = { version: 'Version of {date}' };
