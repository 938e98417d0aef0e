export const auth = {
  meta: {
    signInTitle: 'Sign in',
    signUpTitle: 'Create your account',
    signInDescription: 'Sign in to the members’ area or create an account.',
    resetTitle: 'New password',
    resetDescription: 'Choose a new password for your account.',
  },
  signIn: {
    heading: 'Welcome back',
    lead: 'Sign in to your tools, prompts and tutorials.',
    /** When the visitor wants to become a member. */
    orderLead: 'Sign in, then you see the order.',
    submit: 'Sign in',
    pending: 'Signing in …',
    forgotPassword: 'Forgot password?',
    toSignUp: 'No account yet?',
    toSignUpAction: 'Create one',
  },
  signUp: {
    heading: 'Create your account',
    lead: 'Free to join. Upgrade whenever you like.',
    orderLead: 'Create your account, then you see the order.',
    submit: 'Create account',
    pending: 'Creating account …',
    consentsNeeded: 'Please tick both boxes to create your account.',
    privacyNeeded: 'Please agree to the privacy policy to create your account.',
    toSignIn: 'Already have an account?',
    toSignInAction: 'Sign in',
    privacyConsent: 'I agree to the {privacy}. Here is the {legal}.',
    privacyLink: 'privacy policy',
    legalLink: 'legal notice',
    marketingConsent:
      'I agree that {company} sends me news about tools, prompts and tutorials by email. I can withdraw this at any time in the account settings.',
  },
  consentStep: {
    heading: 'One more step',
    lead: 'Before you use your account for the first time, we need your agreement to the following.',
    submit: 'Agree and continue',
    pending: 'Saving …',
    decline: 'Not now',
  },
  /** An account whose deletion broke off; the rest is in `account`. */
  deletion: {
    heading: 'Your account is not deleted yet',
    text: 'You wanted to delete this account, but something went wrong on the way. Until it is deleted, it can no longer be used.',
  },
  google: {
    action: 'Continue with Google',
    pending: 'Taking you to Google …',
    or: 'or by email',
    returning: 'Signing you in',
    wait: 'One moment, please.',
    slowHeading: 'Still waiting',
    refresh: 'Refresh the page',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    newPassword: 'New password',
    showTyped: 'Show what I type',
    hideTyped: 'Hide what I type',
    passwordHint: 'At least {count} characters',
  },
  free: {
    heading: 'What you get for free',
    items: [
      'The Smart Prompt Builder for text, images, video, audio and voice',
      'The AI glossary and the periodic table of AI tools',
      'Three prompts of the library and one lesson, whole',
      'A sample report of the Brand Checker',
      'One question about your own brand, to try it out',
    ],
  },
  benefits: 'What Premium includes',
  withoutScript:
    'Signing in needs JavaScript. Please switch it on in your browser and reload this page, or write to {email}.',
  resendConfirmation: 'Resend confirmation email',
  backToHome: 'Back to home',
  sent: {
    heading: 'Check your email',
    sentTo: 'We sent it to {email}.',
    follows:
      'Once you have opened the link in it, this page goes on by itself, even if you open it on another device.',
    pending: 'Sending …',
  },
  resendDialog: {
    title: 'This email is already registered',
    text: 'Shall we send you the confirmation email again?',
    confirm: 'Send again',
    decline: 'No, thanks',
  },
  reset: {
    heading: 'Choose a new password',
    withoutScript:
      'This link needs JavaScript. Please switch it on in your browser and reload this page, or write to {email}.',
    checking: 'Checking your link …',
    wait: 'One moment, please.',
    submit: 'Save new password',
    pending: 'Saving …',
    successHeading: 'Password updated',
    successText: 'You can sign in with your new password. We are taking you there now.',
    backToLogin: 'Back to sign-in',
    invalidHeading: 'This link does not work',
  },
  confirm: {
    toLogin: 'Go to sign-in',
    failed:
      'This confirmation link has expired or was already used. Sign in to receive a new one, or simply sign in if you have confirmed your email before.',
  },
  newAddress: {
    heading: 'Your new email address is confirmed',
    text: 'It belongs to your account now. You are signed out everywhere; please sign in with the new address.',
  },
  oldAddress: {
    heading: 'Your account has its former email address again',
    text: 'Somebody may know your password, so please set a new one now. We send you a link for it.',
    submit: 'Send me the link',
    pending: 'Sending …',
  },
  messages: {
    fieldsRequired: 'Please fill in all required fields',
    fieldRequired: 'Please fill in this field',
    passwordsDiffer: 'Passwords do not match',
    privacyRequired: 'You must agree to the privacy policy to create an account',
    marketingRequired:
      'You must agree to receive communications to access our tools and training content',
    loginFailed: 'Invalid email or password',
    googleFailed: 'Failed to sign in with Google. Please try again.',
    googleTooMany:
      'Too many sign-ins with Google came from your connection. Please wait ten minutes, or sign in with your email.',
    googleSlow: 'Authentication is taking longer than expected. Please try refreshing the page.',
    notConfirmed:
      'Please check your email and click the confirmation link to activate your account.',
    signUpDone:
      'Please check your email and click the confirmation link to complete your registration.',
    signUpFailed: 'Failed to create account. Please try again.',
    signUpFailedWith: 'Signup failed: {message}',
    tryAgain: 'An error occurred. Please try again.',
    offline: 'There is no connection. Please check your internet and try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
    invalidEmail: 'Please enter a valid email address.',
    passwordTooShort: 'Password must be at least 6 characters long.',
    existingDeclined: 'Please sign in, or contact support at {email}.',
    emailNeededForReset: 'Please enter your email address first.',
    emailNeededForResend: 'Please enter your email address first.',
    resetSent: 'If there is an account for this address, an email with a reset link is on its way.',
    resetFailed:
      'We are having technical difficulties sending the email. Please write to {email}; we reply within 24 hours.',
    resent: 'Confirmation email sent! Please check your inbox.',
    resendFailedWith: 'Failed to resend confirmation: {message}',
    resendFailed: 'Failed to resend confirmation email. Please try again.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    loginRequired: 'Please log in to continue',
    confirmed: 'Email confirmed. Your account is active; sign in to go on.',
    confirmationNotSent:
      'Your account is created, but we could not send the confirmation email. Please have it sent again.',
    cookiesNeeded:
      'Your browser has not kept your session. Please allow cookies for this site and sign in again.',
    signedOut: 'You are signed out.',
    resetPasswordsDiffer: 'Passwords do not match.',
    invalidResetLink: 'Invalid reset link. Please request a new password reset from {email}',
    expiredResetLink: 'This reset link has expired or was already used. Please request a new one.',
    updateFailedWith: 'Failed to update password: {message}',
    expiredChangeLink:
      'This link has expired or was already used. If your account has not got the new address yet, ask for a new link in the account settings.',
    addressTaken:
      'This address has an account by now, so yours keeps the one it has. You sign in as before.',
    expiredRecoveryLink:
      'This link has expired or was already used. If your account still has a wrong address, please write to {email}.',
  },
  /** What becomes of `{message}`: why the sign-in service refused. */
  reasons: {
    operationNotAllowed: 'new accounts cannot be created at the moment.',
    tooManyRequests: 'there were too many attempts. Please wait a few minutes.',
    tooManyConfirmations:
      'there were too many for now. Please check your spam folder or try again later.',
    userDisabled: 'this account is blocked.',
    userNotFound: 'this account no longer exists.',
    passwordNotAllowed: 'this password does not meet the requirements.',
    other: 'the sign-in service gave no reason.',
  },
};
