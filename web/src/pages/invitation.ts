// Links that bring friends to a table.
export function invitationLink(table: string, invite: string | null): string {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  return `${location.origin}/table/${table}${query}`;
}

/** The place in this page that an invitation leads to, whatever of it was pasted. */
export function pathOf(text: string): string | null {
  const found = /(?:^|\/table\/)([A-Za-z0-9_-]{1,24})(?:\?invite=([^\s&#]+))?\s*$/.exec(text.trim());
  if (!found) return null;
  return `/table/${found[1]}${found[2] ? `?invite=${found[2]}` : ""}`;
}

/** A place in this page that a link names; whatever would lead elsewhere leads home. */
export function pathWithin(text: string | null): string {
  return text && /^\/(?![\/\\])/.test(text) ? text : "/";
}
