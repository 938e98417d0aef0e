interface MailLinkProps {
  email: string;
  subject?: string;
}

/** An address that opens the operator's own e-mail program. */
export function MailLink({ email, subject }: MailLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a className="link" href={`mailto:${encodeURIComponent(email)}${query}`}>
      {email}
    </a>
  );
}
