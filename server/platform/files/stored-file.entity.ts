import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file kept by the file store. */
@Entity('stored_file')
export class StoredFile {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') folder!: string;
  @Column('text') name!: string;
  @Column('text') contentType!: string;
  @Column('integer') sizeBytes!: number;
  @Column('integer', { nullable: true }) uploadedById!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  /** What its sender called it, made safe; documents are downloaded under it. */
  @Column('text', { nullable: true }) sentName!: string | null;
  /** Names of the files in the same folder that show the same in other sizes. */
  @Column('text', { array: true, default: [] }) variants!: string[];
  /** The record that was given it first, and that alone may have it: 'supplier' and its id. */
  @Column('text', { nullable: true }) recordType!: string | null;
  @Column('integer', { nullable: true }) recordId!: number | null;
  /** Since when no record refers to it; null while one does. */
  @Column('timestamptz', { nullable: true }) unusedSince!: Date | null;
  /** Its bytes are being removed: nobody may be given it any more. */
  @Column('boolean', { default: false }) leaving!: boolean;
}
