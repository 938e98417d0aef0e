interface MailLinkProps {
  email: string;
  subject?: string;
}

/** An e-mail address as a `mailto:` link. */
export function MailLink({ email, subject }: MailLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a className="link" href={`mailto:${encodeURIComponent(email)}${query}`}>
      {email}
    </a>
  );
}
