import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import { avatars, members } from '../database/schema';
import { Refusal } from '../envelope';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GIFS = ['GIF87a', 'GIF89a'];
export const AVATAR_MAX_BYTES = 1024 * 1024;

/** Stores the picture of a multipart upload as the member's avatar; returns its id. */
export async function storeAvatar(db: Database, memberId: number, request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new Refusal('请选择图片');
  const file = await request.file();
  if (file === undefined || file.fieldname !== 'file') throw new Refusal('请选择图片');
  const bytes = await file.toBuffer();
  if (file.file.truncated) throw new Refusal('图片不能超过 1 MB');
  const mime = mimeOf(bytes);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.delete(avatars).where(eq(avatars.memberId, memberId));
    await tx.insert(avatars).values({ id, memberId, mime, bytes });
    await tx.update(members).set({ avatarId: id }).where(eq(members.id, memberId));
  });
  return id;
}

function mimeOf(bytes: Buffer): string {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (GIFS.includes(bytes.subarray(0, 6).toString('latin1'))) return 'image/gif';
  throw new Refusal('仅支持 gif 或 png 图片');
}
