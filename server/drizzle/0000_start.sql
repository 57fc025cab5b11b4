CREATE TABLE "client" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"nickname" text,
	"constitution_date" date,
	"status" smallint DEFAULT 0 NOT NULL,
	"login_in_review" boolean DEFAULT false NOT NULL,
	"changed" boolean DEFAULT false NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"expires_on" date,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_row" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"wizard" text NOT NULL,
	"collection" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	"version" text NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part" (
	"client_id" uuid NOT NULL,
	"wizard" text NOT NULL,
	"part" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" text NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_client_id_wizard_part_pk" PRIMARY KEY("client_id","wizard","part")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_row" ADD CONSTRAINT "collection_row_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part" ADD CONSTRAINT "part_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_account" ON "client" USING btree ("type","document",lower(coalesce("nickname", '')));--> statement-breakpoint
CREATE INDEX "client_email" ON "client" USING btree ("type","email");--> statement-breakpoint
CREATE INDEX "collection_row_list" ON "collection_row" USING btree ("client_id","wizard","collection","position");--> statement-breakpoint
CREATE INDEX "login_failure_key" ON "login_failure" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "session_client" ON "session" USING btree ("client_id");