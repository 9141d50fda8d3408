import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A word or phrase that people type, and what else is sought for it. */
@Entity('search_synonym')
export class SearchSynonym {
  @PrimaryGeneratedColumn('identity') id!: number;
  /** Folded, as a search reads it. */
  @Column('text') phrase!: string;
  /** None: the phrase means nothing to a search. */
  @Column('text', { array: true, default: () => "'{}'" }) means!: string[];
  @Column({ type: 'text', array: true, nullable: true, insert: false, update: false, select: false }) stems!:
    | string[]
    | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
