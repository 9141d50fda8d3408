import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file in the file store. */
@Entity('stored_file')
export class StoredFile {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') folder!: string;
  @Column('text') name!: string;
  @Column('text') contentType!: string;
  @Column('integer') sizeBytes!: number;
  @Column('integer', { nullable: true }) uploadedById!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  /** The sanitised name from the sender. Documents are downloaded under this name. */
  @Column('text', { nullable: true }) sentName!: string | null;
  /** Names of files in the same folder that show the same picture in other sizes. */
  @Column('text', { array: true, default: [] }) variants!: string[];
  /**
   * The first record that the file was given to, such as 'supplier' and its id. No other record may use the
   * file.
   */
  @Column('text', { nullable: true }) recordType!: string | null;
  @Column('integer', { nullable: true }) recordId!: number | null;
  /** The time since when no record refers to the file. Null while a record does. */
  @Column('timestamptz', { nullable: true }) unusedSince!: Date | null;
  /** True while the bytes are being removed. The file can no longer be given to a record. */
  @Column('boolean', { default: false }) leaving!: boolean;
}
