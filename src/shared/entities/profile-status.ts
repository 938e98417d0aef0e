/** Profile status that counts as an active premium subscription (P section 4). */
export const ADMIN_STATUS = 'admin';
